import { TERMS_FIRST } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { Button, NativeChoice, Notice } from '@forms/shared/platform/ui';
import { Tooltip } from '@forms/shared/platform/ui/tooltip';
import { language } from '@forms/shared/platform/words';
import { calls } from '../calls';
import { ariaOf, type ControlProps, nameOf } from '../engine/control';
import { Placeholder } from '../lazy-part/Placeholder';
import { say } from '../words/say';
import styles from './PrivacyField.module.css';
import { readFirst } from './readFirst';
import { TermsText } from './TermsText';
import { useTermsRead } from './useTermsRead';

interface TermsAgreementProps extends ControlProps {
  id: string;
  describedBy: string | undefined;
}

/** The terms, and the box to tick, which is locked until they were read. */
export default function TermsAgreement({ id, describedBy, ...props }: TermsAgreementProps) {
  const { field, value, onChange, onLeave } = props;
  const { slug, text, title, html } = field.definition;
  const asked = language() === 'en-GB' ? {} : { query: { language: language() } };
  const terms = calls.useFormsTermsQuery(slug ? { params: { slug }, ...asked } : skipToken);
  const { isRead, box, onScroll } = useTermsRead();
  const name = title ?? terms.data?.title ?? say('Terms and conditions');
  const shown = html ?? terms.data?.html;
  const described = [describedBy, isRead ? undefined : `${id}-first`].filter(Boolean).join(' ') || undefined;
  return (
    <>
      {shown !== undefined && (
        <TermsText
          name={name}
          html={shown}
          language={html === undefined ? terms.data?.language : undefined}
          box={box}
          onScroll={onScroll}
        />
      )}
      {terms.isLoading && <Placeholder of="terms" />}
      {terms.isError && (
        <Notice
          kind="error"
          title={say('The terms could not be loaded.')}
          actions={<Button onClick={terms.refetch}>{say('Try again')}</Button>}
        />
      )}
      {!terms.isError && (
        <p id={`${id}-first`} className={styles.first}>
          {readFirst(name)}
        </p>
      )}
      <Tooltip title={isRead ? undefined : say(TERMS_FIRST)} trigger={['hover', 'focus']} placement="topLeft">
        <span className={isRead ? styles.agree : styles.locked}>
          <NativeChoice
            id={id}
            type="checkbox"
            checked={value === true}
            {...ariaOf(props, described)}
            aria-disabled={!isRead}
            onChange={(event) => isRead && onChange(event.target.checked)}
            onBlur={onLeave}
          >
            {text ?? nameOf(field.definition)}
          </NativeChoice>
        </span>
      </Tooltip>
      <span className="visually-hidden" role="status">
        {isRead ? say('The box can be ticked now.') : ''}
      </span>
    </>
  );
}
