import { routes } from '@forms/shared/contract';
import type { ContactFormProps, RemoteModules } from '@forms/shared/remotes';
import { api, call } from '@forms/shared/store';
import { Button } from '@forms/shared/ui';

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    contactSend: build.mutation(call(routes.sendContact)),
    contactT: build.query(call(routes.titles)),
  }),
});

function ContactForm({ page }: ContactFormProps) {
  const { data } = calls.useContactTQuery();
  return (
    <Button>
      {page} {data?.[0]?.label}
    </Button>
  );
}
export default ContactForm satisfies RemoteModules['mf-contact/ContactForm'];
