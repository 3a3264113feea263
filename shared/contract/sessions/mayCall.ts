import { ofTheCollege, type Route } from '../route';
import type { Session } from './session';

/** Who somebody is where it is decided what they may do. */
export type Who = Pick<Session, 'roles' | 'areas' | 'needsSecondFactor'>;

/** Whether a call is about one's own account alone, which stands open to who has yet to set up a second factor. */
export const isOfOwnAccount = ({ path }: Pick<Route, 'path'>): boolean => path.startsWith('/auth/');

/** Whether somebody may make a call, by its row in the table: by their roles, and as Staff by the areas that they are limited to. */
export const mayCall = (who: Who, { allow, area, path }: Pick<Route, 'allow' | 'area' | 'path'>): boolean =>
  allow === 'everyone' ||
  ((!who.needsSecondFactor || isOfOwnAccount({ path })) &&
    allow.some((role) => who.roles.includes(role) && (role !== 'Staff' || area === undefined || worksIn(who, area))));

const worksIn = ({ areas = [] }: Who, area: NonNullable<Route['area']>): boolean =>
  areas.length === 0 || areas.includes(area);

/** Whether somebody is here only as whom the college teaches or examines, or as who pays for them. */
export const isOfTheCollege = ({ roles }: Pick<Who, 'roles'>): boolean =>
  roles.every((role) => ofTheCollege.some((own) => own === role));
