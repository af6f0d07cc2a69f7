import { eventBusContract } from './contract.ts';
import { readFrom } from './kafka-reader.ts';
import { opened } from './kafka-there.ts';

eventBusContract('Kafka', { open: () => opened(), read: readFrom });
