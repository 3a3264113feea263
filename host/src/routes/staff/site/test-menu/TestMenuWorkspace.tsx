import { type TestMenu, type TestMenuEntry, testMenu, testMenuChanged } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useRef } from 'react';
import { Part, Record } from '../../record/Record';
import { NotSaved, SettingForm } from '../../settings/SettingForm';
import { readBy, useSetting } from '../../settings/useSetting';
import { EntryRow } from './EntryRow';
import styles from './TestMenu.module.css';
import { testMenuCalls } from './testMenuCalls';

/** All entries in their order, edited and saved as a whole. */
export function TestMenuWorkspace({ stored }: { stored: TestMenu }) {
  const [change] = testMenuCalls.useHostChangeTestMenuMutation();
  const setting = useSetting(stored, {
    wordsOf,
    read,
    send: (menu, version) => change({ body: { menu, version } }).unwrap(),
    refusal: testMenuChanged,
    earlier: { of: 'test-menu', wordsOf: testMenu.shape.menu.parse },
    saved: 'Saved: pages that are opened from now on have this menu',
  });
  const { words: menu, setWords, errors } = setting;
  const addButton = useRef<HTMLButtonElement>(null);
  /** The focus goes to where the next is added: its own button has gone. */
  function remove(at: number) {
    setWords(menu.toSpliced(at, 1));
    addButton.current?.focus();
  }

  return (
    <Record>
      <Part title="Entries">
        <SettingForm
          setting={setting}
          about="This menu stands above every page of a site that is not live, for whoever tries it. The live site has none."
          what="the test menu"
          difference={`They have: ${said(stored.menu)}. You have: ${said(menu)}.`}
          actions={
            <Button ref={addButton} onClick={() => setWords([...menu, { title: '', address: '' }])}>
              Add an entry
            </Button>
          }
        >
          {menu.length === 0 ? (
            <p className={styles.quiet}>The menu is empty.</p>
          ) : (
            <ol className={styles.entries}>
              {menu.map((_, at) => (
                <EntryRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing that stays while it is written
                  key={at}
                  menu={menu}
                  at={at}
                  errors={{ title: errors[`${at}.title`], address: errors[`${at}.address`] }}
                  onChange={setWords}
                  onRemove={() => remove(at)}
                />
              ))}
            </ol>
          )}
          <NotSaved errors={errors} />
        </SettingForm>
      </Part>
    </Record>
  );
}

const wordsOf = ({ menu }: TestMenu): readonly TestMenuEntry[] => menu;
const read = readBy(testMenu.shape.menu);

const said = (menu: readonly TestMenuEntry[]) => menu.map(({ title }) => title).join(', ') || 'none';
