import { standalone } from '@forms/shared/standalone';
import ContactForm from './contact-form/ContactForm';

standalone(<ContactForm page="standalone" />);
