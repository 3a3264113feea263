import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';
import { listFileName } from '@forms/shared/platform/ui/list';

/** For what somebody else may have worked on meanwhile: asked again when the window is looked at again. */
export const watched = { refetchOnFocus: true, refetchOnReconnect: true } as const;

/** What a change of one entry may move in its list, and not in the other entries. */
const lists = { enquiries: { type: 'Enquiry', id: 'list' } } as const;
const enquiryOf = (id: string) => ({ type: 'Enquiry', id }) as const;

/** One's own factor, and what is open with it. */
const ownFactor = ['SecondFactor', 'Session'] as const;

/** The calls of the portal, which no visitor's page makes. */
export const staffCalls = api.enhanceEndpoints({ addTagTypes: ['View', 'HomeQueues', 'OwnLetters'] }).injectEndpoints({
  endpoints: (build) => ({
    hostEndSession: build.mutation(call(routes.endSession)),
    hostOwnSessions: build.query({ ...call(routes.ownSessions), providesTags: ['OwnSession'] }),
    hostEndOwnSession: build.mutation({ ...call(routes.endOwnSession), invalidatesTags: ['OwnSession'] }),
    hostEndAllSessions: build.mutation(call(routes.endAllSessions)),
    hostSecondFactor: build.query({ ...call(routes.secondFactor), providesTags: ['SecondFactor'] }),
    hostFactorSecret: build.query(call(routes.factorSecret)),
    hostSetSecondFactor: build.mutation({ ...call(routes.setSecondFactor), invalidatesTags: ownFactor }),
    hostEndSecondFactor: build.mutation({ ...call(routes.endSecondFactor), invalidatesTags: ownFactor }),
    hostChangePassword: build.mutation({ ...call(routes.changePassword), invalidatesTags: ['OwnSession'] }),
    hostOwnLetters: build.query({ ...call(routes.ownLetters), providesTags: ['OwnLetters'] }),
    hostChangeOwnLetters: build.mutation({ ...call(routes.changeOwnLetters), invalidatesTags: ['OwnLetters'] }),
    hostWaiting: build.query({ ...call(routes.waiting), providesTags: ['Waiting'] }),
    hostUnsentLetters: build.query({ ...call(routes.unsentLetters), providesTags: ['Enquiry', 'Contact'] }),
    hostRemoteProblems: build.query(call(routes.remoteProblems)),
    hostEnquiries: build.query({ ...call(routes.enquiries), providesTags: [lists.enquiries] }),
    hostExportEnquiries: build.mutation(fileCall(routes.exportEnquiries, listFileName('enquiries'))),
    hostEnquiry: build.query({ ...call(routes.enquiry), providesTags: (_, __, { params: { id } }) => [enquiryOf(id)] }),
    hostChangeEnquiry: build.mutation({
      ...call(routes.changeEnquiry),
      invalidatesTags: [lists.enquiries, 'Waiting'],
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(staffCalls.util.updateQueryData('hostEnquiry', { params }, () => data)),
          unchanged,
        ),
    }),
    hostPeople: build.query({ ...call(routes.people), providesTags: ['Enquiry', 'Contact'] }),
    hostQueues: build.query({ ...call(routes.queues), providesTags: ['Enquiry', 'Invoice', 'View', 'HomeQueues'] }),
    hostViews: build.query({ ...call(routes.views), providesTags: ['View'] }),
    hostAddView: build.mutation({ ...call(routes.addView), invalidatesTags: ['View'] }),
    hostChangeView: build.mutation({ ...call(routes.changeView), invalidatesTags: ['View'] }),
    hostRemoveView: build.mutation({ ...call(routes.removeView), invalidatesTags: ['View'] }),
    hostColleagues: build.query({ ...call(routes.colleagues), providesTags: ['User'] }),
    hostEnquiryTags: build.query({ ...call(routes.enquiryTags), providesTags: [lists.enquiries] }),
    hostSendLetterAgain: build.mutation({ ...call(routes.sendLetterAgain), invalidatesTags: ['Enquiry'] }),
    hostAddEnquiry: build.mutation({ ...call(routes.submitForm), invalidatesTags: [lists.enquiries, 'Waiting'] }),
    hostRevokeLinks: build.mutation({ ...call(routes.revokeApplicationLinks), invalidatesTags: ['Enquiry'] }),
    hostDocuments: build.query({ ...call(routes.enquiryDocuments), providesTags: ['Enquiry'] }),
    hostDecideDocument: build.mutation({ ...call(routes.decideDocument), invalidatesTags: ['Enquiry'] }),
    hostMessages: build.query({ ...call(routes.messages), providesTags: ['Enquiry'] }),
    hostWriteToApplicant: build.mutation({ ...call(routes.writeToApplicant), invalidatesTags: ['Enquiry'] }),
    hostAnsweredElsewhere: build.mutation({ ...call(routes.answeredElsewhere), invalidatesTags: ['Enquiry'] }),
    hostCardIssues: build.query({ ...call(routes.cardIssues), providesTags: ['Enquiry', 'Invoice'] }),
    hostAddComment: build.mutation({
      ...call(routes.addComment),
      invalidatesTags: (_, __, { params: { id } }) => [enquiryOf(id)],
    }),
    hostOwnTuition: build.query({ ...call(routes.ownTuition), providesTags: ['Enquiry'] }),
    hostTuition: build.query({ ...call(routes.tuitionOf), providesTags: ['Enquiry'] }),
    hostAddTuitionNote: build.mutation(call(routes.addTuitionNote)),
    hostCollegeCalendar: build.query(call(routes.collegeCalendar)),
    hostSaveCalendar: build.mutation(fileCall(routes.collegeCalendarFile, 'college-dates.ics')),
    hostOwnApplications: build.query(call(routes.ownApplications)),
    hostOpenOwnApplication: build.mutation(call(routes.openOwnApplication)),
    hostStatistics: build.query({ ...call(routes.statisticsOf), providesTags: ['Enquiry', 'Invoice'] }),
    hostInvoices: build.query({ ...call(routes.invoices), providesTags: ['Invoice'] }),
    hostExportInvoices: build.mutation(fileCall(routes.exportInvoices, listFileName('invoices'))),
    hostContacts: build.query({ ...call(routes.contacts), providesTags: ['Contact'] }),
    hostContactPages: build.query({ ...call(routes.contactPages), providesTags: ['Contact'] }),
    hostExportContacts: build.mutation(fileCall(routes.exportContacts, 'contacts.csv')),
    hostContact: build.query({ ...call(routes.contact), providesTags: ['Contact'] }),
    hostChangeContact: build.mutation({
      ...call(routes.changeContact),
      invalidatesTags: ['Contact', 'Waiting'],
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(staffCalls.util.updateQueryData('hostContact', { params }, () => data)),
          unchanged,
        ),
    }),
    hostReplyToContact: build.mutation({ ...call(routes.replyToContact), invalidatesTags: ['Contact', 'Waiting'] }),
    hostSendReplyAgain: build.mutation({ ...call(routes.sendReplyAgain), invalidatesTags: ['Contact'] }),
    hostBugReports: build.query({ ...call(routes.bugReports), providesTags: ['BugReport'] }),
    hostExportBugReports: build.mutation(fileCall(routes.exportBugReports, 'bug-reports.csv')),
    hostBugReport: build.query({ ...call(routes.bugReport), providesTags: ['BugReport'] }),
    hostChangeBugReport: build.mutation({
      ...call(routes.changeBugReport),
      invalidatesTags: ['BugReport', 'Waiting'],
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(staffCalls.util.updateQueryData('hostBugReport', { params }, () => data)),
          unchanged,
        ),
    }),
    hostAudit: build.query({ ...call(routes.auditEntries), keepUnusedDataFor: 0 }),
    hostExportAudit: build.mutation(fileCall(routes.exportAudit, 'audit-log.csv')),
    // A mutation, for it is asked for by hand and true of that moment alone.
    hostCheckAudit: build.mutation(call(routes.checkAudit)),
    hostUsers: build.query({ ...call(routes.users), providesTags: ['User'] }),
    hostAddUser: build.mutation({ ...call(routes.addUser), invalidatesTags: ['User'] }),
    hostChangeUser: build.mutation({ ...call(routes.changeUser), invalidatesTags: ['User', 'Session'] }),
    hostLinkForUser: build.mutation(call(routes.linkForUser)),
    hostInviteUser: build.mutation({ ...call(routes.inviteUser), invalidatesTags: ['User'] }),
    hostWithdrawInvitation: build.mutation({ ...call(routes.withdrawInvitation), invalidatesTags: ['User'] }),
  }),
});

/** What a refused change leaves; whoever asked for it hears why. */
const unchanged = () => undefined;
