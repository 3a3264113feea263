import { type CardIssue, isSettleable } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { calls } from '../calls';
import styles from './CardIssues.module.css';
import { issueText, issueTitle } from './issueWords';

/** What of an application's card payments did not go as asked: refunds that are not through, and disputes. */
export function CardIssues({ enquiryId }: { enquiryId: string }) {
  const { data = [] } = calls.useExamsCardIssuesQuery({ query: { enquiryId } }, { refetchOnFocus: true });
  if (data.length === 0) return null;
  return (
    <section className={styles.issues} aria-label="Refunds and disputes">
      {data.map((issue) => (
        <Issue key={issue.id} issue={issue} />
      ))}
    </section>
  );
}

function Issue({ issue }: { issue: CardIssue }) {
  const { requestError } = useServices();
  const [settle, { isLoading }] = calls.useExamsSettleCardIssueMutation();
  const title = issueTitle(issue);
  const { id, dashboard, isWork } = issue;
  const actions = (dashboard || isSettleable(issue)) && (
    <>
      {dashboard && (
        <a href={dashboard} target="_blank" rel="noreferrer">
          Open in the provider’s dashboard<span className="visually-hidden"> (new tab): {title}</span>
        </a>
      )}
      {isSettleable(issue) && (
        <Button
          loading={isLoading}
          aria-label={`Dealt with: ${title}`}
          onClick={() => void settle({ params: { id } }).unwrap().catch(requestError)}
        >
          Dealt with
        </Button>
      )}
    </>
  );
  return (
    <Notice kind={isWork ? 'warning' : 'info'} title={title} actions={actions}>
      {issueText(issue)}
    </Notice>
  );
}
