import type { Choice, ChoiceListName } from '@forms/shared/contract';
import { leadOrigins } from './leadOrigins';
import { labelIn } from './options/labelIn';

const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr', 'Professor', 'Reverend'];

const idOf = (label: string) => label.toLowerCase().replace(/[^a-z]+/g, '-');

function said(id: string, label: string) {
  const portuguese = labelIn('pt-PT', label);
  return { id, label, portuguese: portuguese === label ? '' : portuguese, isOffered: true };
}

/** The lists that the product brings, which stand until a site has its own. */
export const ownChoices: Readonly<Record<ChoiceListName, readonly Choice[]>> = {
  titles: titles.map((label) => ({ ...said(idOf(label), label), details: [] })),
  'lead-origins': leadOrigins.map(({ id, name, meta }) => ({
    ...said(id, name),
    details: meta.map((label) => said(idOf(label), label)),
  })),
};
