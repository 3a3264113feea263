import { type Person, type SameAs, sameLabels, shortDay } from '@forms/shared/contract';

type Here = Person['enquiries'][number] | Person['messages'][number];

/** Why something stands on somebody's page, which was asked for by an id. */
export function whyHere({ id, because, link }: Here, asked: string, person: Person): string {
  if (id === asked) return 'You came from here';
  const alike = because.map((each: SameAs) => sameLabels[each]);
  if (!link) return alike.join(', ');
  const of = link.other === asked ? '' : ` of it and ${calledOn(person, link.other)}`;
  return [...alike, `Same person, said by ${link.author} on ${shortDay(link.madeAt)}${of}`].join(', ');
}

/** What a message of the contact form is called. */
export const nameOfMessage = ({ sentAt }: { sentAt: string }): string => `Message of ${shortDay(sentAt)}`;

/** What something on the page is called, within a sentence. */
function calledOn({ enquiries, messages }: Person, id: string): string {
  const message = messages.find((each) => each.id === id);
  return enquiries.find((each) => each.id === id)?.reference ?? (message ? nameOfMessage(message) : 'another');
}
