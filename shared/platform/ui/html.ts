// A face of its own: it brings the sanitiser, which no first page needs.
export * from './SafeHtml';
export * from './sanitise';
