import type { acceptedFiles } from '@forms/shared/contract';
import { say } from '../words/say';

/** What people call a kind of files, in the language of the page. */
export const kindName = (name: string): string => say(name as keyof typeof acceptedFiles);
