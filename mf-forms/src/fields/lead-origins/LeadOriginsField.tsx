import { own } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { calls } from '../../calls';
import { ariaOf, type ControlProps, frameOf, textOf } from '../../engine/control';
import { Placeholder } from '../../lazy-part/Placeholder';
import { OptionsFailed } from '../../options/OptionsState';
import { say } from '../../words/say';
import { ControlGroup } from '../ControlGroup';
import styles from './LeadOriginsField.module.css';

/** How somebody heard of the college: an origin, then what the server asks to know more of for that origin. */
export function LeadOriginsField(props: ControlProps) {
  const { value, onChange, onLeave } = props;
  const origin = textOf(own(value, 'leadOrigin'));
  const meta = textOf(own(value, 'leadOriginMeta'));
  const origins = calls.useFormsLeadOriginsQuery();
  const metas = calls.useFormsLeadOriginMetaQuery(origin ? { params: { id: origin } } : skipToken);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id, describedBy }) => (
        <ControlGroup className={styles.origins} onLeave={onLeave}>
          {origins.isLoading && <Placeholder of="list" />}
          {origins.data && (
            <NativeSelect
              id={id}
              aria-label={say('Origin')}
              value={origin}
              {...ariaOf(props, describedBy)}
              onChange={({ target }) => onChange(target.value ? { leadOrigin: target.value } : undefined)}
            >
              <option value="">{say('Please choose')}</option>
              {origins.data.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </NativeSelect>
          )}
          {metas.isFetching && <Placeholder of="list" />}
          {metas.currentData && metas.currentData.length > 0 && (
            <NativeSelect
              aria-label={say('More about it')}
              value={meta}
              onChange={({ target }) =>
                onChange({ leadOrigin: origin, ...(target.value ? { leadOriginMeta: target.value } : {}) })
              }
            >
              <option value="">{say('Please choose')}</option>
              {metas.currentData.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </NativeSelect>
          )}
          {origins.isError && <OptionsFailed retry={origins.refetch} />}
          {metas.isError && <OptionsFailed retry={metas.refetch} />}
        </ControlGroup>
      )}
    </FieldFrame>
  );
}
