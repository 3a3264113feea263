import { standalone } from '@forms/shared/platform/standalone';
import ContactForm from './contact-form/ContactForm';

standalone(<ContactForm page="standalone" />);
