import { z } from 'zod';
import { keyValue } from '../../src/storage/keyValue';
import { createRecordStore } from '../../src/storage/recordStore';
import { forgetRescued, listRescued } from '../../src/storage/rescue';

const kind = {
  migrations: [{ name: 'start', up: (record: Record<string, unknown>) => record }],
  schema: z.strictObject({ names: z.array(z.string()) }),
};
const open = () => createRecordStore('people', kind, { names: [] as string[] });

beforeEach(() => {
  keyValue.getAllKeys().forEach((one) => keyValue.remove(one));
});

describe('a record of which there is one', () => {
  it('starts from its fallback and keeps every change', () => {
    open().update(() => ({ names: ['Ana'] }));
    expect(open().get()).toEqual({ names: ['Ana'] });
  });

  it('damaged: the app starts without it, and the raw data is kept aside, once', () => {
    keyValue.set('people', '{"version":1,"names":["An');
    expect(open().get()).toEqual({ names: [] });
    expect(open().get()).toEqual({ names: [] });
    open().update(() => ({ names: ['Bo'] }));
    const [rescued, ...more] = listRescued();
    expect(more).toEqual([]);
    expect(rescued).toEqual({ key: 'rescue.people.1', raw: '{"version":1,"names":["An' });
    forgetRescued(rescued?.key ?? '');
    expect(listRescued()).toEqual([]);
    expect(open().get()).toEqual({ names: ['Bo'] });
  });
});
