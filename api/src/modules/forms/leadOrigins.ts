/** Where people have heard of the college, each with what may be said in further detail. */
export const leadOrigins: readonly { id: string; name: string; meta: readonly string[] }[] = [
  { id: 'search', name: 'Search engine', meta: ['Google', 'Bing', 'DuckDuckGo', 'Another search engine'] },
  { id: 'recommendation', name: 'Friend or family', meta: ['A former student', 'A current student', 'A parent'] },
  { id: 'school', name: 'My school or college', meta: ['A teacher', 'The examinations office', 'A careers adviser'] },
  { id: 'social', name: 'Social media', meta: ['Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'YouTube'] },
  { id: 'agent', name: 'Education agent', meta: [] },
  { id: 'board', name: 'An exam board’s website', meta: ['AQA', 'Cambridge', 'Eduqas', 'OCR', 'Pearson'] },
  { id: 'event', name: 'An event or open day', meta: ['Open day', 'Education fair', 'School visit'] },
  { id: 'returning', name: 'I have studied or sat exams here before', meta: [] },
  { id: 'other', name: 'Somewhere else', meta: [] },
];
