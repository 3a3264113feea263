import type { Enquiry } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useEffect, useRef, useState } from 'react';

/** An enquiry's answers, and the way to correct them. */
export function EnquiryAnswers({ enquiry }: { enquiry: Enquiry }) {
  const { definition, pages, payments, mergedInto } = enquiry;
  const [isCorrecting, setCorrecting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasCorrecting = useRef(false);
  useEffect(() => {
    if (wasCorrecting.current && !isCorrecting) button.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  const lines = linesOf(pages);
  if (isCorrecting) {
    return (
      <Remote
        of="mf-forms/CorrectAnswers"
        enquiry={enquiry}
        onClose={() => setCorrecting(false)}
        fallback={<Loading of="the form" lines={lines} />}
      />
    );
  }
  return (
    <>
      <Remote
        of="mf-forms/Answers"
        definition={definition}
        pages={pages}
        fallback={<Loading of="the answers" lines={lines} />}
      />
      {!mergedInto && !payments.some(({ kind }) => kind === 'erased') && (
        <div>
          <Button ref={button} onClick={() => setCorrecting(true)}>
            Correct answers
          </Button>
        </div>
      )}
    </>
  );
}

/** About as many lines as the answers will take: a title for each page, and two answers beside each other. */
const linesOf = (pages: Enquiry['pages']) =>
  pages.reduce((lines, { values }) => lines + 1 + Math.ceil(Object.keys(values).length / 2), 0);
