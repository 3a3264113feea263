import { TERMS_FIRST } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { Button, Checkbox, FieldFrame, Notice, Tooltip } from '@forms/shared/platform/ui';
import { calls } from '../calls';
import { ariaOf, type ControlProps, frameOf, nameOf } from '../engine/control';
import { FormPart } from '../lazy-part/FormPart';
import { Placeholder } from '../lazy-part/Placeholder';
import styles from './PrivacyField.module.css';
import { useTermsRead } from './useTermsRead';

const load = () => import('./TermsText');

/** Terms in a box, and the box to tick once they were read. */
export function PrivacyField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const { slug, text, title, html } = field.definition;
  const terms = calls.useFormsTermsQuery(slug ? { params: { slug } } : skipToken);
  const { isRead, box, onScroll } = useTermsRead();
  const name = title ?? terms.data?.title ?? 'Terms and conditions';
  const { label, optional, ...frame } = frameOf(props);
  const shown = html ?? terms.data?.html;
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <div className={styles.privacy}>
          {shown !== undefined && (
            <FormPart load={load} fallback={<Placeholder of="terms" />} props={{ name, html: shown, box, onScroll }} />
          )}
          {terms.isLoading && <Placeholder of="terms" />}
          {terms.isError && (
            <Notice
              kind="error"
              title="The terms could not be loaded."
              actions={<Button onClick={terms.refetch}>Try again</Button>}
            />
          )}
          <Tooltip title={isRead ? undefined : TERMS_FIRST} trigger={['hover', 'focus']} placement="topLeft">
            <span className={isRead ? styles.agree : styles.locked}>
              <Checkbox
                id={id}
                checked={value === true}
                {...ariaOf(
                  props,
                  [describedBy, isRead ? undefined : `${id}-first`].filter(Boolean).join(' ') || undefined,
                )}
                aria-disabled={!isRead}
                onChange={(event) => isRead && onChange(event.target.checked)}
                onBlur={onLeave}
              >
                {text ?? nameOf(field.definition)}
              </Checkbox>
            </span>
          </Tooltip>
          {!isRead && (
            <span id={`${id}-first`} className="visually-hidden">
              {TERMS_FIRST}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
