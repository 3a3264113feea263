import {
  type AnswerCorrection,
  authors,
  type CandidateCorrection,
  type Enquiry,
  type EnquiryComment,
  type EnquiryEdit,
  type EnquiryMessages,
  type Letter,
  type PaymentStep,
  type StatusStep,
} from '@forms/shared/contract';

/** What a timeline can be narrowed to, in its order. */
export const timelineGroups = {
  messages: 'Messages',
  notes: 'Notes',
  letters: 'Letters',
  money: 'Money',
  exams: 'Exam entries',
  documents: 'Documents',
  changes: 'Status and changes',
} as const;
export type TimelineGroup = keyof typeof timelineGroups;

/** One thing that happened to an enquiry, or was done with it. */
export type TimelineEntry = { key: string; at: string; group: TimelineGroup } & (
  | { kind: 'submitted'; by: string }
  | { kind: 'status'; step: StatusStep }
  | { kind: 'edit'; edit: EnquiryEdit }
  | { kind: 'correction'; correction: CandidateCorrection }
  | { kind: 'answers'; correction: AnswerCorrection }
  | { kind: 'note'; comment: EnquiryComment }
  | { kind: 'message'; message: EnquiryMessages[number] }
  | { kind: 'letter'; letter: Letter }
  | { kind: 'step'; step: PaymentStep }
);

/** All that happened to an enquiry and was done with it, the newest first. */
export function timelineOf(enquiry: Enquiry, messages: EnquiryMessages): TimelineEntry[] {
  const { name, submittedAt, steps, edits, corrections, answerCorrections, comments, payments, mail } = enquiry;
  const entries: TimelineEntry[] = [
    { key: 'submitted', at: submittedAt, group: 'changes', kind: 'submitted', by: name },
    ...steps.map((step, at) => of('status', `status ${at}`, step.madeAt, 'changes', { step })),
    ...edits.map((edit) => of('edit', edit.id, edit.madeAt, 'changes', { edit })),
    ...corrections.map((correction) => of('correction', correction.id, correction.madeAt, 'exams', { correction })),
    ...answerCorrections.map((correction) =>
      of('answers', correction.id, correction.madeAt, 'changes', { correction }),
    ),
    ...comments.map((comment) => of('note', comment.id, comment.madeAt, 'notes', { comment })),
    ...messages.map((message) => of('message', message.id, message.sentAt, 'messages', { message })),
    ...mail.map((letter) => of('letter', `letter ${letter.id}`, letter.queuedAt, 'letters', { letter })),
    ...payments
      .filter((step) => !isInLetter(step))
      .map((step) => of('step', `step ${step.id}`, step.madeAt, groupOf(step), { step })),
  ];
  // Of one moment, what is listed later came later.
  return entries
    .map((entry, at) => ({ entry, at }))
    .sort((one, other) => Date.parse(other.entry.at) - Date.parse(one.entry.at) || other.at - one.at)
    .map(({ entry }) => entry);
}

const of = <Kind extends string, Rest extends object>(
  kind: Kind,
  key: string,
  at: string,
  group: TimelineGroup,
  rest: Rest,
) => ({ kind, key, at, group, ...rest });

/** A letter stands there itself, with how far it is: that it was queued and sent is said once. */
const isInLetter = ({ kind, author }: PaymentStep) =>
  kind === 'mail-sent' || kind === 'mail-failed' || (kind === 'mail-queued' && author === authors.server);

function groupOf({ kind }: PaymentStep): TimelineGroup {
  if (kind.startsWith('mail-')) return 'letters';
  if (kind.startsWith('document-')) return 'documents';
  if (kind.startsWith('entry-')) return 'exams';
  return kind === 'work-failed' || kind === 'links-revoked' || kind === 'erased' ? 'changes' : 'money';
}
