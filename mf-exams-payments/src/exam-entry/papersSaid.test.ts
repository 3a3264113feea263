import { papersSaid } from './papersSaid';

const papers = ['1F', '2F', '3F', '1H', '2H'].map((id) => ({ id, code: `8300/${id}` }));
const option = (name: string, componentIds: string[]) => ({
  id: name,
  name,
  code: name,
  componentIds,
  components: componentIds.map((id) => ({ id, name: id, code: `8300/${id}`, type: 'Written' })),
});
const options = [option('Foundation tier', ['1F', '2F', '3F']), option('Higher tier', ['1H', '2H'])];

test.each([
  [['2F', '1F', '3F'], 'These papers make up Foundation tier.'],
  [['1F', '3F'], 'For Foundation tier, 8300/2F is missing.'],
  [['1F'], 'For Foundation tier, 8300/2F and 8300/3F are missing.'],
  [['1H', '2H', '1F'], '8300/1F is not part of Higher tier.'],
  [['2F', '3F', '1H'], 'For Foundation tier, 8300/1F is missing. 8300/1H is not part of Foundation tier.'],
])('of %j is said: %s', (ticked, said) => {
  expect(papersSaid(options, ticked, papers)).toBe(said);
});
