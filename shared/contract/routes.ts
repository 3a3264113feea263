/** Every call of the product, and who may make it. */

export * from './applications/documentRoutes';
export * from './applications/messageRoutes';
export * from './applications/routes';
export * from './boards/routes';
export * from './contacts/routes';
export * from './content/routes';
export * from './enquiries/routes';
export * from './entries/routes';
export * from './exams/offerRoutes';
export * from './exams/routes';
export * from './exports/routes';
export * from './files/routes';
export * from './forms/routes';
export * from './lists/viewRoutes';
export * from './mail/routes';
export * from './owed/routes';
export * from './payments/cardIssueRoutes';
export * from './payments/certifiedRoutes';
export * from './payments/routes';
export * from './personal-data/routes';
export * from './products/routes';
export * from './registry/routes';
export * from './sellers/routes';
export * from './sessions/routes';
export * from './site/routes';
export * from './statements/routes';
