import type { StoredForm } from '@forms/shared/contract';
import { layOut } from './definition/layOut';

/** A form as it is being written: its title, and its definition as text. */
export interface Work {
  title: string;
  text: string;
}
/** The stored version that the work began from. */
export interface Base extends Work {
  version: number;
}

export const baseOf = ({ version, title, json }: StoredForm): Base => ({ version, title, text: layOut(json) });
