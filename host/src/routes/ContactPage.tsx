import { Remote } from '@forms/shared/platform/remotes';
import { useTranslation } from '../translation/useTranslation';
import { usePageHeading } from './usePageHeading';

export function ContactPage() {
  const { contact, language } = useTranslation();
  usePageHeading({ ...contact, language });
  return <Remote of="mf-contact/ContactForm" page="contact-us" />;
}
