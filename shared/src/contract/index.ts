import './jitless';

export * from './content/content';
export * from './enquiries/enquiry';
export * from './errors';
export * from './exams/cascade';
export * from './exams/exam';
export * from './files/file';
export * from './forms/condition';
export * from './forms/field';
export * from './forms/form';
export * from './payments/declarations';
export * from './payments/invoice';
export * from './payments/money';
export * from './payments/payment';
export * from './product';
export * from './routes';
export * from './sessions/session';
export * from './settings';
