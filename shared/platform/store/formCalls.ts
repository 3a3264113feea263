import { routes } from '../../contract';
import { api, call } from './api';

/** A form's definition, for the shell as for its part: what one has asked for, the other need not. */
export const formCalls = api.injectEndpoints({
  endpoints: (build) => ({
    form: build.query({ ...call(routes.form), providesTags: ['Form'] }),
    changeForm: build.mutation({ ...call(routes.changeForm), invalidatesTags: ['Form'] }),
  }),
});
