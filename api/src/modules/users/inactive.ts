/** What is said where somebody is to be let in who may not. */
export const INACTIVE = 'This person is inactive and cannot sign in.';
