import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the days on which reminders go. */
export const reminderCalls = api.enhanceEndpoints({ addTagTypes: ['ReminderDays'] }).injectEndpoints({
  endpoints: (build) => ({
    hostReminderDays: build.query({ ...call(routes.reminderDays), providesTags: ['ReminderDays'] }),
    // Refused, too, what was read is older than what is stored.
    hostChangeReminderDays: build.mutation({ ...call(routes.changeReminderDays), invalidatesTags: ['ReminderDays'] }),
  }),
});
