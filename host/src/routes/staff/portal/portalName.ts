import { isOfTheCollege, type Session } from '@forms/shared/contract';
import { say } from '../../../translation/own/say';

/** What the portal is to whoever is signed in. */
export const portalName = (session: Session): string =>
  isOfTheCollege(session) ? say('Your account') : 'Staff portal';
