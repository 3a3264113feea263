import { type Campus, catalogueSaid, type ExamChoice } from '@forms/shared/contract';
import { NativeInput } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useMemo, useRef } from 'react';
import { OfferList, optionId, wayOf } from './OfferList';
import { SearchNews } from './SearchNews';
import { type ExamIndex, type Offer, searchExams, subjectAt } from './searchExams';
import { useActiveOption } from './useActiveOption';

/** More are not read through: another word finds what is meant sooner. */
const MOST_LISTED = 20;

interface ExamComboboxProps {
  /** Undefined until the catalogue has come. */
  index: ExamIndex | undefined;
  text: string;
  onText(text: string): void;
  /** The series whose exams come first among those as good. */
  seriesId: string | undefined;
  /** Exams that are sat there come first among those as good; the others say where they are sat. */
  campus: Campus;
  takesFocus: boolean;
  /** Hears an exam with what it is called in full. */
  onChoose(offer: Offer, called: string): void;
  id: string;
  labelId: string;
  describedBy: string | undefined;
}

const calledInFull = (choice: ExamChoice) =>
  `${subjectAt(choice)}, ${wayOf(choice)}, ${catalogueSaid(choice.series.name, language())}`;

/** A text, and the exams that it finds in groups: the W3C's combobox, whose focus stays in the text throughout. */
export function ExamCombobox(props: ExamComboboxProps) {
  const { index, text, onText, seriesId, campus, takesFocus, onChoose, id, labelId, describedBy } = props;
  const { count, groups } = useMemo(
    () => (index ? searchExams(index, text, { seriesId, campus, most: MOST_LISTED }) : { count: 0, groups: [] }),
    [index, text, seriesId, campus],
  );
  const offers = groups.flatMap((group) => group.offers);
  const choose = (offer: Offer | undefined) => offer && onChoose(offer, calledInFull(offer.choice));
  const { isSearching, isOpen, active, type, close, isTaken } = useActiveOption({
    count: offers.length,
    text,
    onText,
    onChoose: (at) => choose(offers[at]),
  });
  const listId = `${id}-list`;
  const activeOffer = isOpen ? offers[active] : undefined;
  const activeId = activeOffer && optionId(listId, activeOffer);

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <NativeInput
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={close}
        onKeyDown={(event) => {
          if (!isTaken(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <SearchNews
        isLoading={isSearching && index === undefined}
        isSearching={isSearching && text.trim() !== ''}
        count={count}
        listed={offers.length}
        first={groups[0]}
      />
      {isOpen && (
        <OfferList
          id={listId}
          labelledBy={labelId}
          groups={groups}
          campus={campus}
          active={activeOffer}
          onChoose={(offer) => {
            close();
            choose(offer);
          }}
        />
      )}
    </>
  );
}
