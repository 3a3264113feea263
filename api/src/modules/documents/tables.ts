import type { Generated } from 'kysely';

declare module '../../platform/database/tables' {
  interface Tables {
    /** What staff said last of a document that an enquiry asks for, with the reason where it is asked for again. */
    documentVerdicts: { enquiryId: string; name: string; verdict: 'checking' | 'accepted' | 'again'; reason: string };
    /** The files that were sent as a document. `isSeen` once staff have said something of it since the file came. */
    documentFiles: { fileId: string; enquiryId: string; name: string; isSeen: Generated<0 | 1> };
  }
}
