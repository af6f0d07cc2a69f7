import { eventBusContract } from './contract.ts';
import { opened } from './kafka-there.ts';

eventBusContract('Kafka', async () => opened());
