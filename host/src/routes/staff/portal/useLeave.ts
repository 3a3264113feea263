import { useNavigate } from '@forms/shared/platform/routing';
import { endSession, useAppDispatch } from '@forms/shared/platform/store';
import { useCallback } from 'react';

/** Leaves the portal for the home page: what staff have read or begun must not stay in memory for the next person. */
export function useLeave(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/', { replace: true });
    dispatch(endSession());
  }, [dispatch, navigate]);
}
