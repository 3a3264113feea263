import { Remote } from '@forms/shared/remotes';
import { usePageHeading } from './usePageHeading';

export function ContactPage() {
  usePageHeading({ title: 'Contact us', subtitle: 'Ask us anything about studying, tuition or examinations.' });
  return <Remote of="mf-contact/ContactForm" page="contact-us" />;
}
