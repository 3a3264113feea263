import type { Option } from '@forms/shared/contract';
import { TestServer } from '../../../testing/startServer';
import { leadOrigins } from '../leadOrigins';

describe('the lists that forms choose from', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  const whole = async (name: string) => (await (await server.send(`/api/webforms/options/${name}`)).json()) as Option[];
  const found = async (name: string, searchOn: string) =>
    ((await (await server.send(`/api/webforms/options/${name}`, { json: { searchOn } })).json()) as Option[]).map(
      ({ label }) => label,
    );

  it.each(['countries', 'subjects', 'schools'])('hold each of the %s once', async (name) => {
    const values = (await whole(name)).map(({ value }) => value);
    expect(values.length).toBeGreaterThan(30);
    expect(new Set(values).size).toBe(values.length);
  });

  it('begin with the countries that most people choose', async () => {
    expect((await whole('countries'))[0]).toEqual({ value: 'GB', label: 'United Kingdom' });
  });

  it('are searched by what was typed, without its accents and case', async () => {
    expect(await found('subjects', 'MATH')).toEqual(['Further Mathematics', 'Mathematics']);
    expect(await found('countries', 'sao tome')).toEqual(['São Tomé & Príncipe']);
    expect(await found('subjects', 'alchemy')).toEqual([]);
  });

  it('always offer to name a school that is not there', async () => {
    expect(await found('schools', 'nowhere')).toEqual(['My school is not in this list']);
    expect(await found('schools', "lord williams's")).toHaveLength(2);
  });

  const portuguese = { headers: { 'accept-language': 'pt-PT' } };
  const inPortuguese = async (path: string) =>
    (await (await server.send(`/api/webforms/${path}`, portuguese)).json()) as {
      id?: string;
      value?: string;
      label?: string;
      name?: string;
    }[];

  it('are read in Portuguese by who asks for it, and keep their values', async () => {
    const countries = await inPortuguese('options/countries');
    expect(countries[0]).toEqual({ value: 'PT', label: 'Portugal' });
    expect(countries).toContainEqual({ value: 'DE', label: 'Alemanha' });
    expect(await inPortuguese('options/subjects')).toContainEqual({ value: 'Mathematics', label: 'Matemática' });
    expect((await inPortuguese('options/schools'))[0]?.label).toBe('A minha escola não está nesta lista');
    const search = { json: { searchOn: 'alem' }, ...portuguese };
    expect(await (await server.send('/api/webforms/options/countries', search)).json()).toEqual([
      { value: 'DE', label: 'Alemanha' },
    ]);
  });

  it('say no English word in Portuguese but names', async () => {
    const names = ['Professor', 'Mx', 'Google', 'Bing', 'DuckDuckGo', 'AQA', 'Cambridge', 'Eduqas', 'OCR', 'Pearson'];
    const sites = ['Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'YouTube'];
    const lists = [
      '../system/titles',
      'leadorigins',
      'options/subjects',
      ...leadOrigins.map(({ id }) => `leadorigin/${id}/meta`),
    ];
    for (const path of lists) {
      const english = (await (await server.send(`/api/webforms/${path}`)).json()) as Option[];
      const said = (option: object) => ('label' in option ? option.label : 'name' in option ? option.name : undefined);
      const before = new Set(english.map(said));
      const same = (await inPortuguese(path)).map(said).filter((label) => before.has(label));
      expect(same.filter((label) => ![...names, ...sites].includes(String(label)))).toEqual([]);
    }
  });

  it('are found by no other name', async () => {
    for (const name of ['secrets', 'constructor', '__proto__']) {
      expect((await server.send(`/api/webforms/options/${name}`)).status).toBe(404);
    }
  });

  it('are not searched by more than anybody types', async () => {
    const response = await server.send('/api/webforms/options/subjects', { json: { searchOn: 'x'.repeat(101) } });
    expect(response.status).toBe(400);
  });
});
