import type { Visitor } from '../visitor';

/** Fills in the page where staff sign in, and sends it. */
export async function signsIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.types('Email address', email);
  await visitor.types('Password', password);
  await visitor.presses('Sign in');
}

/** The token in a link that signs somebody in. */
export const tokenIn = (link: string): string => /\/login\/([^/]+)/.exec(link)?.[1] ?? '';
