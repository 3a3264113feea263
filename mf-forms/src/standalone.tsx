import { EXAMS_FORM_SLUG } from '@forms/shared/contract';
import { standalone } from '@forms/shared/platform/standalone';
import { useState } from 'react';
import FormPage from './form/FormPage';
import RichText from './rich-text/RichText';

function Letter() {
  const [html, setHtml] = useState('');
  return <RichText label="Letter" value={html} onChange={setHtml} />;
}

const slug = window.location.pathname.slice(1) || EXAMS_FORM_SLUG;

/** The form that the address names, as `http://localhost:4401/exams-registration-v2`; at `/rich-text` the text box. */
standalone(slug === 'rich-text' ? <Letter /> : <FormPage slug={slug} />);
