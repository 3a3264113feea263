/** The engines, each by the name of its file in `peers`; the first is ours, the last the floor: plain inputs by hand. */
export const engines = [
  'ours',
  'antd-form',
  'rjsf-antd',
  'surveyjs',
  'formio',
  'data-driven-forms',
  'react-hook-form',
] as const;
export type Engine = (typeof engines)[number];

/** What people know them by. */
export const titles: Record<Engine, string> = {
  ours: 'ours',
  'antd-form': "antd's Form",
  'rjsf-antd': '@rjsf/antd',
  surveyjs: 'survey-react-ui',
  formio: '@formio/js',
  'data-driven-forms': '@data-driven-forms',
  'react-hook-form': 'react-hook-form, plain inputs',
};
