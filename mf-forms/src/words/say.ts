import type { RuleMessages } from '@forms/shared/contract';
import { inWords, language } from '@forms/shared/platform/words';

let portuguese: RuleMessages | undefined;

/** What this part says by itself. `bring` is exposed with its modules, so that the words are here before it is drawn. */
export const { say, bring } = inWords<keyof typeof import('./portuguese')['words']>(async () => {
  const { words, ruleMessages } = await import('./portuguese');
  portuguese = ruleMessages;
  return { words };
});

/** What the rules of forms say in the language of the page; undefined where that is the rules' own. */
export const ruleMessages = (): RuleMessages | undefined => (language() === 'pt-PT' ? portuguese : undefined);
