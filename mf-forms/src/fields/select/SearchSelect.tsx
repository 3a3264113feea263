import type { Option } from '@forms/shared/contract';
import { Select } from '@forms/shared/platform/ui/select';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { type ariaOf, type ControlProps, listOf } from '../../engine/control';
import { OptionsFailed } from '../../options/OptionsState';
import { useOptions } from '../../options/useOptions';
import { say } from '../../words/say';
import { nameList } from './nameList';
import styles from './SearchSelect.module.css';

interface SearchSelectProps extends ControlProps {
  id: string;
  labelId: string;
  aria: ReturnType<typeof ariaOf>;
}

type Choice = { value: string | number; label: string };
/** The select knows no boolean values, so it is given every value as text, and answers are read back. */
const asChoice = ({ value, label }: Option): Choice => ({ value: String(value), label });

const holds = (label: string, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());

/** A select that can be searched: here in its options, or by the server where they come from it. */
export default function SearchSelect({ id, labelId, aria, field, value, error, onChange, onLeave }: SearchSelectProps) {
  const { definition } = field;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options, isLoading, isFailed, isSearched, retry } = useOptions(definition, typed);
  // The words of what was chosen, which a later search may not answer again.
  const [seen, setSeen] = useState<readonly Option[]>([]);

  const isMultiple = definition.type === 'multi-select';
  const values = isMultiple ? listOf(value) : value === undefined || value === null ? [] : [value];
  const known = [...options, ...seen];
  const offered = isSearched ? options : options.filter(({ label }) => holds(label, typed));
  const optionOf = (key: unknown): Option =>
    known.find((option) => String(option.value) === String(key)) ?? { value: String(key), label: String(key) };

  const choose = (keys: readonly unknown[]) => {
    const chosen = keys.map(optionOf);
    setSeen(chosen);
    setTyped('');
    onChange(isMultiple ? chosen.map((option) => option.value) : chosen[0]?.value);
  };
  // Left to itself, the select would take Tab for choosing, or for taking back the option chosen last.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    setOpen(false);
  };
  const common = {
    ...aria,
    id,
    open: isOpen,
    onOpenChange: setOpen,
    labelInValue: true as const,
    options: offered.map(asChoice),
    loading: isLoading,
    placeholder: say('Please choose'),
    allowClear: { label: say('Clear') },
    status: error ? ('error' as const) : ('' as const),
    showSearch: {
      searchValue: typed,
      onSearch: setTyped,
      filterOption: false,
    },
    // Every option stands in the list, not only those in sight: assistive technology reads and counts them.
    virtual: false,
    popupRender: (menu: ReactElement) => <div ref={(popup) => nameList(popup, labelId)}>{menu}</div>,
    classNames: { popup: { root: styles.list ?? '' } },
    // An empty list would be a list of no options to assistive technology: words stand in its place.
    notFoundContent: null,
    onBlur: () => {
      setTyped('');
      onLeave();
    },
  };
  return (
    <div className={styles.search} onKeyDownCapture={leaveByTab}>
      {isMultiple ? (
        <Select<Choice[]>
          {...common}
          mode="multiple"
          value={values.map(optionOf).map(asChoice)}
          onChange={(chosen) => choose(chosen.map((choice) => choice.value))}
        />
      ) : (
        <Select<Choice | null>
          {...common}
          value={values.map(optionOf).map(asChoice)[0] ?? null}
          onChange={(choice) => choose(choice ? [choice.value] : [])}
        />
      )}
      {isOpen && offered.length === 0 && !isFailed && (
        <p className={styles.none} role="status">
          {say(isLoading ? 'Loading…' : 'Nothing found')}
        </p>
      )}
      {isFailed && <OptionsFailed retry={retry} />}
    </div>
  );
}
