import type { RoutePageProps } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { sessionValue, useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import styles from './Page.module.css';

const words = {
  'en-GB': { pressed: 'Pressed', press: 'Press', thanks: 'Thank you.' },
  'pt-PT': { pressed: 'Premido', press: 'Premir', thanks: 'Obrigado.' },
};

/** How often it was pressed: it outlives the page, and ends when the person signs out. */
const pressed = sessionValue('starter/pressed', 0);

/** The page for visitors, beneath its heading. `hash` is what follows in its address. */
export default function Page({ hash }: RoutePageProps) {
  const label = words[useAppSelector(({ app }) => app.pageLanguage)];
  const count = useAppSelector(pressed.of);
  const dispatch = useAppDispatch();
  const { toast } = useServices();
  function press() {
    dispatch(pressed.set(count + 1));
    toast({ kind: 'positive', message: label.thanks });
  }
  return (
    <div className={styles.page}>
      {hash && <p>{hash}</p>}
      <p>
        {label.pressed}: {count}
      </p>
      <Button type="primary" onClick={press}>
        {label.press}
      </Button>
    </div>
  );
}
