/** Where a form is made, read and changed: all that the shell knows of a form, whose definition is the forms' part's own. */
export const formRead = { service: 'api', method: 'GET', path: '/v2/form/:slug', allow: 'everyone' } as const;
export const formChanged = { service: 'api', method: 'PUT', path: '/v2/form/:slug', allow: ['Admin'] } as const;
export const formMade = { service: 'api', method: 'POST', path: '/v2/newform', allow: ['Admin'] } as const;
