import type { Migration } from 'kysely';
import * as sessions from './migrations/001-sessions';
import * as forms from './migrations/002-forms';
import * as content from './migrations/003-content';
import * as files from './migrations/004-files';
import * as exams from './migrations/005-exams';
import * as payments from './migrations/006-payments';
import * as drafts from './migrations/007-drafts';
import * as staffWork from './migrations/008-staff-work';
import * as idleSessions from './migrations/009-idle-sessions';
import * as passwordTries from './migrations/010-password-tries';
import * as languages from './migrations/011-languages-and-suspects';
import * as invoices from './migrations/012-invoices';
import * as providerEvents from './migrations/013-provider-events';
import * as fileDesk from './migrations/014-file-desk';
import * as uploadHolds from './migrations/015-upload-holds';
import * as fileWork from './migrations/016-file-work';
import * as callCounts from './migrations/017-call-counts';
import * as forgottenPasswords from './migrations/018-forgotten-passwords';
import * as secondFactors from './migrations/019-second-factors';
import * as lettersByRecipient from './migrations/020-letters-by-recipient';
import * as mailboxes from './migrations/021-mailboxes';
import * as enquiriesByMailbox from './migrations/022-enquiries-by-mailbox';
import * as answersKeys from './migrations/027-answers-keys';
import * as repliesAndTypes from './migrations/028-replies-and-types';
import * as bucketPrefixes from './migrations/029-bucket-prefixes';
import * as restoredCopies from './migrations/030-restored-copies';
import * as siteIds from './migrations/032-site-ids';
import * as remoteRegistry from './migrations/033-remote-registry';
import * as applicationLinks from './migrations/034-application-links';
import * as ledger from './migrations/035-ledger';
import * as receipts from './migrations/036-receipts';
import * as broughtByRemotes from './migrations/037-brought-by-remotes';
import * as statements from './migrations/038-statements';
import * as documents from './migrations/039-documents';
import * as reminders from './migrations/040-reminders';
import * as keyDates from './migrations/041-key-dates';
import * as messages from './migrations/042-messages';
import * as creditNotes from './migrations/043-credit-notes';
import * as sellers from './migrations/044-sellers';
import * as exports from './migrations/045-exports';
import * as examOffers from './migrations/046-exam-offers';
import * as replacedInvoices from './migrations/047-replaced-invoices';
import * as examEntries from './migrations/048-exam-entries';
import * as search from './migrations/050-search';
import * as enquiriesByTab from './migrations/051-enquiries-by-tab';
import * as listsOfInvoices from './migrations/056-lists-of-invoices';
import * as remoteSpeed from './migrations/059-remote-speed';
import * as cardIssues from './migrations/060-card-issues';
import * as messagesSearched from './migrations/061-messages-searched';
import * as creditedAsTaxed from './migrations/062-credited-as-taxed';
import * as products from './migrations/063-products';
import * as candidateNumbers from './migrations/064-candidate-numbers';
import * as boardSubmissions from './migrations/065-board-submissions';
import * as draftLetters from './migrations/066-draft-letters';
import * as filesListed from './migrations/068-files-listed';
import * as contactsSorted from './migrations/069-contacts-sorted';
import * as entryOptions from './migrations/070-entry-options';
import * as filesByOwner from './migrations/071-files-by-owner';
import * as workOnEnquiries from './migrations/082-work-on-enquiries';
import * as queuesOfWork from './migrations/083-queues-of-work';
import * as changesSent from './migrations/084-changes-sent';
import * as views from './migrations/086-views';
import * as erasure from './migrations/087-erasure';
import * as candidateCorrections from './migrations/088-candidate-corrections';
import * as incomingMail from './migrations/089-incoming-mail';
import * as submissionsCounted from './migrations/090-submissions-counted';
import * as unfinishedUploads from './migrations/091-unfinished-uploads';
import * as payerStatements from './migrations/092-payer-statements';
import * as quantities from './migrations/092-quantities';
import * as formVisits from './migrations/093-form-visits';
import * as draftLettersCampus from './migrations/094-draft-letters-campus';
import * as ownTax from './migrations/096-own-tax';
import * as boardLayouts from './migrations/097-board-layouts';
import * as retentionRules from './migrations/100-retention-rules';
import * as auditLog from './migrations/101-audit-log';
import * as failureStacks from './migrations/106-failure-stacks';
import * as lettersOfChanges from './migrations/109-letters-of-changes';
import * as answerCorrections from './migrations/112-answer-corrections';
import * as enquiryPayers from './migrations/113-enquiry-payers';
import * as pageVersions from './migrations/115-page-versions';
import * as termsVersions from './migrations/116-terms-versions';
import * as choiceLists from './migrations/117-choice-lists';
import * as bulkChanges from './migrations/118-bulk-changes';
import * as areasOfStaff from './migrations/119-areas-of-staff';
import * as campusOfSubmission from './migrations/123-campus-of-submission';
import * as lettersByFile from './migrations/125-letters-by-file';
import * as siteSettings from './migrations/126-site-settings';
import * as workInTime from './migrations/129-work-in-time';
import * as evidenceNeeded from './migrations/134-evidence-needed';
import * as invitations from './migrations/135-invitations';
import * as personLinks from './migrations/137-person-links';
import * as mergedEnquiries from './migrations/138-merged-enquiries';
import * as commentMentions from './migrations/139-comment-mentions';
import * as choicesAsSettings from './migrations/140-choices-as-settings';
import * as campusOfContact from './migrations/141-campus-of-contact';
import * as sumsOfInvoices from './migrations/142-sums-of-invoices';
import * as lettersAboutNotes from './migrations/143-letters-about-notes';
import * as takenBack from './migrations/144-taken-back';
import * as debtsAndEntries from './migrations/145-debts-and-entries';

/** Every step of the schema, run in the order of its name and never changed once it is out. */
export const migrations: Record<string, Migration> = {
  '001-sessions': sessions,
  '002-forms': forms,
  '003-content': content,
  '004-files': files,
  '005-exams': exams,
  '006-payments': payments,
  '007-drafts': drafts,
  '008-staff-work': staffWork,
  '009-idle-sessions': idleSessions,
  '010-password-tries': passwordTries,
  '011-languages-and-suspects': languages,
  '012-invoices': invoices,
  '013-provider-events': providerEvents,
  '014-file-desk': fileDesk,
  '015-upload-holds': uploadHolds,
  '016-file-work': fileWork,
  '017-call-counts': callCounts,
  '018-forgotten-passwords': forgottenPasswords,
  '019-second-factors': secondFactors,
  '020-letters-by-recipient': lettersByRecipient,
  '021-mailboxes': mailboxes,
  '022-enquiries-by-mailbox': enquiriesByMailbox,
  '027-answers-keys': answersKeys,
  '028-replies-and-types': repliesAndTypes,
  '029-bucket-prefixes': bucketPrefixes,
  '030-restored-copies': restoredCopies,
  '032-site-ids': siteIds,
  '033-remote-registry': remoteRegistry,
  '034-application-links': applicationLinks,
  '035-ledger': ledger,
  '036-receipts': receipts,
  '037-brought-by-remotes': broughtByRemotes,
  '038-statements': statements,
  '039-documents': documents,
  '040-reminders': reminders,
  '041-key-dates': keyDates,
  '042-messages': messages,
  '043-credit-notes': creditNotes,
  '044-sellers': sellers,
  '045-exports': exports,
  '046-exam-offers': examOffers,
  '047-replaced-invoices': replacedInvoices,
  '048-exam-entries': examEntries,
  '050-search': search,
  '051-enquiries-by-tab': enquiriesByTab,
  '056-lists-of-invoices': listsOfInvoices,
  '059-remote-speed': remoteSpeed,
  '060-card-issues': cardIssues,
  '061-messages-searched': messagesSearched,
  '062-credited-as-taxed': creditedAsTaxed,
  '063-products': products,
  '064-candidate-numbers': candidateNumbers,
  '065-board-submissions': boardSubmissions,
  '066-draft-letters': draftLetters,
  '068-files-listed': filesListed,
  '069-contacts-sorted': contactsSorted,
  '070-entry-options': entryOptions,
  '071-files-by-owner': filesByOwner,
  '082-work-on-enquiries': workOnEnquiries,
  '083-queues-of-work': queuesOfWork,
  '084-changes-sent': changesSent,
  '086-views': views,
  '087-erasure': erasure,
  '088-candidate-corrections': candidateCorrections,
  '089-incoming-mail': incomingMail,
  '090-submissions-counted': submissionsCounted,
  '091-unfinished-uploads': unfinishedUploads,
  '092-payer-statements': payerStatements,
  '092-quantities': quantities,
  '093-form-visits': formVisits,
  '094-draft-letters-campus': draftLettersCampus,
  '096-own-tax': ownTax,
  '097-board-layouts': boardLayouts,
  '100-retention-rules': retentionRules,
  '101-audit-log': auditLog,
  '106-failure-stacks': failureStacks,
  '109-letters-of-changes': lettersOfChanges,
  '112-answer-corrections': answerCorrections,
  '113-enquiry-payers': enquiryPayers,
  '115-page-versions': pageVersions,
  '116-terms-versions': termsVersions,
  '117-choice-lists': choiceLists,
  '118-bulk-changes': bulkChanges,
  '119-areas-of-staff': areasOfStaff,
  '123-campus-of-submission': campusOfSubmission,
  '125-letters-by-file': lettersByFile,
  '126-site-settings': siteSettings,
  '129-work-in-time': workInTime,
  '134-evidence-needed': evidenceNeeded,
  '135-invitations': invitations,
  '137-person-links': personLinks,
  '138-merged-enquiries': mergedEnquiries,
  '139-comment-mentions': commentMentions,
  '140-choices-as-settings': choicesAsSettings,
  '141-campus-of-contact': campusOfContact,
  '142-sums-of-invoices': sumsOfInvoices,
  '143-letters-about-notes': lettersAboutNotes,
  '144-taken-back': takenBack,
  '145-debts-and-entries': debtsAndEntries,
};
