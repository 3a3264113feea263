import { type EditedPage, type PageWords, pageChanged } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, pathErrorsIn } from '@forms/shared/platform/store';
import type { PageErrors } from './PageFields';
import { pageCalls } from './pageCalls';

/** Publishes a page over the version that was seen. Where somebody else was first, theirs comes with what is asked for anew. */
export function usePublishing(
  slug: string,
  onPublished: (page: EditedPage) => void,
  onRefused: (errors: PageErrors) => void,
) {
  const { toast, requestError } = useServices();
  const [change, { isLoading }] = pageCalls.useHostPublishPageMutation();

  async function publish(words: PageWords, version: number): Promise<void> {
    try {
      const stored = await change({ params: { slug }, body: { ...words, version } }).unwrap();
      onPublished(stored);
      const message = `Published as version ${stored.version}`;
      // What the server took out is not to be missed silently.
      toast(
        isShorter(stored.html, words.html)
          ? { kind: 'warning', message: `${message}, without what no page may hold: please look at it` }
          : { kind: 'positive', message },
      );
    } catch (error) {
      const errors = pathErrorsIn(error);
      if (errors.length > 0) onRefused(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      else if (!answerIn(error, pageChanged)) requestError(error);
    }
  }
  return { publish, isPublishing: isLoading };
}

const tagsIn = (html: string) => html.match(/<[a-z][^>]*>/gi) ?? [];
/** Whether tags, or what stands in them, were taken out. */
const isShorter = (stored: string, sent: string) => tagsIn(stored).join('').length < tagsIn(sent).join('').length;
