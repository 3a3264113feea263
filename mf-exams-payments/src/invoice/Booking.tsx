import { DECLARATIONS_FIRST, fitsCard } from '@forms/shared/contract';
import type { ComponentProps } from 'react';
import { noCard } from '../card-payment/noCard';
import { say } from '../words/say';
import { Declarations } from './Declarations';
import { PaymentMethods } from './PaymentMethods';
import type { useDeclarations } from './useDeclarations';

interface BookingProps extends Omit<ComponentProps<typeof PaymentMethods>, 'closedBecause' | 'noCard'> {
  declarations: ReturnType<typeof useDeclarations>;
  /** What is to be paid, in pence, once it is known. */
  amount: number | undefined;
  /** Whether the ways to pay stand there. */
  isOpen: boolean;
  /** Why nothing can be sent now. */
  offline: string | undefined;
  onTick(): void;
}

/** What is declared to book now, and the ways to pay. */
export function Booking({ declarations, amount, isOpen, offline, onTick, ...ways }: BookingProps) {
  return (
    <>
      <Declarations
        {...declarations}
        tick={(...given) => {
          declarations.tick(...given);
          onTick();
        }}
      />
      {isOpen && (
        <PaymentMethods
          {...ways}
          noCard={amount === undefined || fitsCard(amount) ? undefined : noCard()}
          closedBecause={offline ?? (declarations.areComplete ? undefined : say(DECLARATIONS_FIRST))}
        />
      )}
    </>
  );
}
