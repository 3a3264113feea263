import { shownTime } from '@forms/shared/contract';
import { useTranslation } from '../translation/useTranslation';
import { Banner } from './Banner';

const TAKE_OVER = 'npm run take-over';

/** Says that this is a restored copy, and how it becomes the site; `madeAt` is when its backup was made, in ISO 8601. */
export function RestoredBanner({ madeAt }: { madeAt: string }) {
  const { restoredCopy, language } = useTranslation();
  return (
    <Banner name={restoredCopy.name} lang={language}>
      <p>
        {restoredCopy.explanation(shownTime(madeAt, language))} {restoredCopy.takeOver} <code>{TAKE_OVER}</code>.
      </p>
    </Banner>
  );
}
