import { type EntryQuery, routes } from '@forms/shared/contract';
import { api, call, request } from '@forms/shared/platform/store';

/** An entry shows how far its invoice is, and an enquiry what was done to its entries: each asks anew with the others. */
const shown = ['Invoice', 'Enquiry'] as const;

/** The calls of the page of exam entries, which no visitor's page makes. */
export const entryCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsEntries: build.query({ ...call(routes.examEntries), providesTags: ['Invoice'] }),
    // The file is saved as it comes: nothing of it stays in the store.
    examsExportEntries: build.mutation({
      query: (asked: { query: EntryQuery; headers: Record<string, string> }) => ({
        ...request(routes.exportEntries)(asked),
        responseHandler: async (response: Response) => {
          if (!response.ok) return response.json();
          const { saveFile } = await import('@forms/shared/platform/ui/list');
          saveFile('exam-entries.csv', await response.blob());
          return null;
        },
      }),
    }),
    examsEntryOffer: build.query({ ...call(routes.entryOfferOf), providesTags: ['Invoice'] }),
    // Refused, too, they ask for what somebody else has changed meanwhile.
    examsMarkEntered: build.mutation({ ...call(routes.markEntered), invalidatesTags: shown }),
    examsWithdrawEntry: build.mutation({ ...call(routes.withdrawEntry), invalidatesTags: shown }),
    examsAmendEntry: build.mutation({ ...call(routes.amendEntry), invalidatesTags: shown }),
    examsMoveEntry: build.mutation({ ...call(routes.moveEntry), invalidatesTags: shown }),
  }),
});
