import type { Api, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Provider } from 'react';

type AnyDefinition<Argument, Answer> =
  // biome-ignore lint/suspicious/noExplicitAny: whatever stands there
  QueryDefinition<Argument, any, any, Answer, any> | MutationDefinition<Argument, any, any, Answer, any>;
type Calls<Definitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends AnyDefinition<infer Argument, infer Answer>
    ? (argument: Argument) => Answer
    : never;
};

/**
 * What a remote has of something that the host gives. Types of libraries say more than that: a tag that is added to the
 * api, or a field to a slice, makes another type of it which TypeScript takes for the old one in neither direction.
 */
export type Used<T> =
  // biome-ignore lint/suspicious/noExplicitAny: whatever stands there
  T extends Api<any, infer Definitions, any, infer Tag>
    ? { calls: Calls<Definitions>; invalidate: (tag: Tag) => void }
    : T extends Provider<infer Value>
      ? Value
      : T extends { actions: infer Actions }
        ? Actions
        : T extends (...args: infer Arguments) => infer Result
          ? (...args: Arguments) => Result
          : T;

/** The names of what may be said to something: a component's props, a function's options, a type's fields. */
export type Names<T> = T extends (first: infer First, ...rest: never[]) => unknown ? keyof First : keyof T;
