import { Remote } from '@forms/shared/platform/remotes';
import { useWords } from '../words/useWords';
import { usePageHeading } from './usePageHeading';

export function ContactPage() {
  const { contact, language } = useWords();
  usePageHeading({ ...contact, language });
  return <Remote of="mf-contact/ContactForm" page="contact-us" />;
}
