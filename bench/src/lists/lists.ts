/** The lists, each by the name of its file in `in-browser` and `from-server`; the first is ours. */
export const lists = ['ours', 'antd-table', 'ag-grid'] as const;
export type List = (typeof lists)[number];

/** What people know them by. */
export const titles: Record<List, string> = {
  ours: 'ours',
  'antd-table': "antd's Table",
  'ag-grid': 'AG Grid Community',
};
